import { render } from 'preact';
import { App } from './app.tsx';

const place = document.getElementById('app')!;
place.textContent = '';
render(<App />, place);

import { render } from 'preact';
import { DashboardApp } from './app.tsx';

const place = document.getElementById('app')!;
place.textContent = '';
render(<DashboardApp />, place);

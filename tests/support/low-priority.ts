import { setPriority } from 'node:os';

// Of this worker, and of what it starts.
setPriority(5);

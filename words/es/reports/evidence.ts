import type { evidence as en } from '../../en/reports/evidence.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

import type { Obstacle, PlainObstacle } from '../messages/obstacle.ts';
import type { Words } from '../../words/locale.ts';

/** Describes an obstacle in two sentences: what it is, and what to do. */
export function describeObstacle(obstacle: Obstacle, { obstacles }: Pick<Words, 'obstacles'>): { title: string; advice: string } {
  switch (obstacle.code) {
    case 'document':
      return { title: obstacles.document.title[obstacle.kind], advice: obstacles.document.advice };
    case 'not-well-formed':
    case 'failed': {
      const { title, advice } = obstacles[obstacle.code];
      return { title, advice: advice({ text: obstacle.detail }) };
    }
    default:
      return obstacles[obstacle.code];
  }
}

/** The button that helps, if there is one. */
export type ObstacleAction = 'audit-now' | 'try-again' | 'reload';
const actions: Partial<Record<PlainObstacle | 'not-well-formed' | 'failed', ObstacleAction>> = {
  loading: 'audit-now',
  file: 'try-again',
  left: 'try-again',
  'no-answer': 'try-again',
  'no-worker': 'try-again',
  'no-permission': 'try-again',
  failed: 'try-again',
  discarded: 'reload',
  'error-page': 'reload',
  crashed: 'reload',
  'not-well-formed': 'reload',
};
export const obstacleActionOf = ({ code }: Obstacle): ObstacleAction | null => (code === 'document' ? null : (actions[code] ?? null));

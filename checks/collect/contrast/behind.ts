import { hasPoint, groundRect, type Ground, type UnclearCause } from './boxes.ts';
import { clearLayer, withOpacity, layerAsHex, colorAsLayer, blendOver, type Color, type Layer } from './colors.ts';

/** The colors of a text as they are on the screen, or why they are unknown; null if the text is cut off. */
export type TextColors =
  | {
      color: string;
      background: string;
      /** The innermost opaque background; null if that is the canvas. */
      ground: Ground | null;
      /** A point of the text, in CSS pixels from the corner of the window; that of its scrolled box if the text is scrolled away. */
      x: number;
      y: number;
    }
  | UnclearCause
  | null;

const opaque = 0.998;
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Composites the color of a text with the backgrounds of the elements around it, from the inside to the canvas.
 * @param canvas color of the empty canvas; null if it is unknown
 */
export function colorsAtPoint(text: Color, at: { x: number; y: number }, inner: Ground | null, canvas: Layer | null): TextColors {
  let { x, y } = at;
  let [front, back]: [Layer, Layer] = [colorAsLayer(text), clearLayer];
  let solid: Ground | null = null;
  // Elements that a positioned one is not cut by: those between it and the positioned one around it.
  let escaped: 'absolute' | 'fixed' | null = null;
  for (let ground: Ground | null = inner; ground; ground = ground.parent) {
    if (escaped === 'absolute' && ground.position !== 'static') escaped = null;
    if (ground.clips && !escaped) {
      const rect = groundRect(ground);
      if (!hasPoint(rect, x, y)) {
        if (ground.clips === 'hidden') return null;
        [x, y] = [between(x, rect.left, rect.right), between(y, rect.top, rect.bottom)];
      }
    }
    if (ground.position === 'fixed') escaped = 'fixed';
    else if (ground.position === 'absolute' && escaped === null) escaped = 'absolute';
    if (ground.effect) return 'effect';
    if (back[3] < opaque && (ground.canvas || hasPoint(groundRect(ground), x, y))) {
      if (ground.backdrop) return 'effect';
      if (ground.image) return ground.image;
      if (!ground.color) return 'color';
      const layer = colorAsLayer(ground.color);
      [front, back] = [blendOver(front, layer), blendOver(back, layer)];
      if (back[3] >= opaque) solid ??= ground;
    }
    if (ground.opacity < 1) {
      [front, back] = [withOpacity(front, ground.opacity), withOpacity(back, ground.opacity)];
      solid = null;
    }
  }
  if (back[3] < opaque) {
    if (!canvas) return 'color';
    [front, back] = [blendOver(front, canvas), blendOver(back, canvas)];
  }
  return { color: layerAsHex(front), background: layerAsHex(back), ground: solid, x, y };
}

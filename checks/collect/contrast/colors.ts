/** Red, green, blue (0 to 255) and alpha (0 to 1). */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];
/** The same with red, green and blue multiplied by alpha, as layers are composited. */
export type Layer = Color;

export const clearLayer: Layer = [0, 0, 0, 0];
const number = String.raw`([\d.e+-]+)`;
const rgb = new RegExp(String.raw`^rgba?\(${number}, ${number}, ${number}(?:, ${number})?\)$`);

/** Reads computed colors. Browsers write most as rgb(); a canvas converts the others, such as oklch() and color(). */
export class ColorReader {
  readonly #known = new Map<string, Color | null>();
  #canvas: OffscreenCanvasRenderingContext2D | null | undefined;

  /** @returns null for a color that this browser can't convert */
  read(text: string): Color | null {
    let color = this.#known.get(text);
    if (color === undefined) {
      const parts = rgb.exec(text);
      color = parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)] : this.#convert(text);
      // A page may have a color for each element.
      if (this.#known.size < 10_000) this.#known.set(text, color);
    }
    return color;
  }

  #convert(text: string): Color | null {
    if (this.#canvas === undefined) {
      this.#canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      // Browsers that protect against fingerprinting return other pixels than those drawn.
      if (this.#canvas && this.#draw(this.#canvas, '#4b8fd2').join() !== '75,143,210,255') this.#canvas = null;
    }
    if (!this.#canvas) return null;
    // The canvas keeps its former color if it does not know the new one.
    this.#canvas.fillStyle = '#010203';
    this.#canvas.fillStyle = text;
    if (this.#canvas.fillStyle === '#010203') return null;
    const [red, green, blue, alpha] = this.#draw(this.#canvas, text);
    return [red!, green!, blue!, alpha! / 255];
  }

  #draw(canvas: OffscreenCanvasRenderingContext2D, color: string): Uint8ClampedArray {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  }
}

export const colorAsLayer = ([red, green, blue, alpha]: Color): Layer => [red * alpha, green * alpha, blue * alpha, alpha];

/** What is seen if the first layer lies over the second. */
export function blendOver(over: Layer, under: Layer): Layer {
  const rest = 1 - over[3];
  return [over[0] + under[0] * rest, over[1] + under[1] * rest, over[2] + under[2] * rest, over[3] + under[3] * rest];
}

export const withOpacity = (layer: Layer, opacity: number): Layer => [
  layer[0] * opacity,
  layer[1] * opacity,
  layer[2] * opacity,
  layer[3] * opacity,
];

/** The pixel of an opaque layer, as `#rrggbb`. */
export const layerAsHex = (layer: Layer): string =>
  `#${[layer[0], layer[1], layer[2]]
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

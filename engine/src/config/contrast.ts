/** Colors of the configuration: whether text in them can be read (WCAG 2.2, relative luminance and contrast ratio). */

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance of a color such as `#101216`: 0 is black, 1 is white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors: 1 to 21. */
export function contrast(color: string, other: string): number {
  const [low = 0, high = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The color of text on a background: black or white, whichever is easier to read. */
export const textOn = (background: string): string =>
  contrast(background, '#000000') > contrast(background, '#ffffff') ? '#000000' : '#ffffff';

/** Takes a color of hexadecimal digits and an opacity from 0 to 1; gives a color of CSS. */
export const withOpacity = (color: string, opacity: number): string => `rgb(${channels(color).join(' ')} / ${opacity})`;

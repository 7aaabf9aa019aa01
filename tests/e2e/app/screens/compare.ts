import sharp from 'sharp';

/** Distance of two colours, in each of red, green and blue, that nobody sees: 0 to 255. */
const maxDistance = 24;
/** Share of pixels that may differ more than that, such as the edge of a letter; a word is more. */
export const maxShare = 0.000_05;

/** How two pictures differ. */
export interface Difference {
  /** Share of the pixels that differ visibly, 0 to 1; 1 where the sizes differ. */
  readonly share: number;
  /** The first picture, pale, with those pixels in red; as PNG. */
  picture(): Promise<Buffer>;
}

const channels = 3;

/** Compares two pictures, pixel by pixel. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all([decode(expected), decode(actual)]);
  const { width, height } = first.info;
  if (width !== second.info.width || height !== second.info.height)
    return { share: 1, picture: async () => actual };
  const differing: number[] = [];
  for (let at = 0; at < first.data.length; at += channels)
    if (isDifferent(first.data, second.data, at)) differing.push(at);
  return {
    share: differing.length / (width * height),
    picture: () => mark(first.data, differing, { width, height, channels }),
  };
}

const decode = (picture: Buffer) =>
  sharp(picture).flatten().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

function isDifferent(first: Buffer, second: Buffer, at: number): boolean {
  for (let channel = at; channel < at + channels; channel++)
    if (Math.abs((first[channel] ?? 0) - (second[channel] ?? 0)) > maxDistance) return true;
  return false;
}

async function mark(
  data: Buffer,
  differing: readonly number[],
  raw: { width: number; height: number; channels: 3 },
): Promise<Buffer> {
  const pale = Buffer.from(data.map((value) => 255 - (255 - value) / 4));
  for (const at of differing) pale.set([200, 0, 0], at);
  return sharp(pale, { raw }).png().toBuffer();
}

/** As a picture is kept: nothing is lost, and text takes less than half as much as in PNG. */
export const pack = (png: Buffer): Promise<Buffer> =>
  sharp(png).flatten().webp({ lossless: true, effort: 6 }).toBuffer();

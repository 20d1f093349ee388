import sharp from 'sharp';
import type { TestApp } from './app.ts';
import type { ClientOptions, TestClient } from './test-client.ts';

interface Asked {
  size?: string;
  format?: string;
  shirt?: unknown;
}

/** Asks for a picture as a browser does; the answer's bytes are whole. */
export function askPicture(
  { app }: TestApp,
  { token }: Pick<TestClient, 'token'>,
  id: string,
  { size = '720x1600', format = 'png', shirt = {} }: Asked = {},
  { team = 'kanarya', lang = 'de' }: ClientOptions = {},
) {
  return app.inject({
    method: 'POST',
    url: `/api/wallpaper/${id}/picture?size=${size}&format=${format}`,
    payload: shirt as object, // any JSON
    headers: {
      'x-team-id': team,
      'x-language-code': lang === 'tr' ? '0' : '1',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
}

/** What a picture says of itself. */
export async function lookInto(bytes: Buffer) {
  const { width, height, format, compression, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, format: compression === 'av1' ? 'avif' : format, hasAlpha };
}

/** The colours of a picture, without what its format makes of them. */
export async function pixelsIn(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

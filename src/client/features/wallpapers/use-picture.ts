import { useCallback, useEffect, useState } from 'react';

/** A picture that did not come is asked for again, so often and after this time. */
const AGAIN = 5;
const AGAIN_MS = 4000;

let face: Promise<unknown> | undefined;

/**
 * The display face once more, under a name of its own: the page shows a late face on its next visit only
 * (`font-display: optional`), the print waits for it. A face that does not come is no reason to hide the print.
 */
async function loadFace(): Promise<void> {
  if (!('fonts' in document)) return;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => style);
  const value = (style: CSSStyleDeclaration, name: string) => style.getPropertyValue(name);
  const own = faces.filter((style) => value(style, 'font-family').replace(/["']/g, '') === 'Display');
  const loaded = own.map((style) =>
    new FontFace('Print', value(style, 'src'), {
      weight: value(style, 'font-weight'),
      unicodeRange: value(style, 'unicode-range'),
    }).load(),
  );
  for (const one of await Promise.all(loaded)) document.fonts.add(one);
}

function useFace(): boolean {
  const [hasFace, setHasFace] = useState(false);
  useEffect(() => {
    face ??= loadFace().catch(() => undefined);
    void face.then(() => setHasFace(true));
  }, []);
  return hasFace;
}

/** Whether a picture and the face of its print have come; before that, nothing of it is shown. */
export function usePicture(address: string) {
  const [loaded, setLoaded] = useState<string>();
  const [asked, setAsked] = useState(1);
  const hasFace = useFace();
  const onLoad = useCallback(() => setLoaded(address), [address]);
  const onError = useCallback(() => {
    if (asked <= AGAIN) setTimeout(() => setAsked(asked + 1), AGAIN_MS);
  }, [asked]);
  // The picture can come, or fail to come, before the script does.
  const take = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) image.naturalWidth > 0 ? onLoad() : onError();
    },
    [onLoad, onError],
  );
  return { isThere: hasFace && loaded === address, image: { ref: take, onLoad, onError }, asked };
}

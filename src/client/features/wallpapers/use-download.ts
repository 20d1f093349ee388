import { type RefObject, useState } from 'react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { PictureWish } from './picture-choice.tsx';

/** The form of the shirt, as far as a download needs it. */
export interface ShirtReader {
  validate: () => FormValues | null;
  version: () => string;
}

interface Wanted {
  wallpaper: Wallpaper;
  wish: PictureWish;
  onSaved: () => void;
  reader: RefObject<ShirtReader | null>;
}

/** Saves the picture with what stands in the form of the shirt. */
export function useDownload({ wallpaper, wish, onSaved, reader }: Wanted) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ id: string; error: ApiError }>();
  const [saved, setSaved] = useState<{ id: string; file: File }>();
  const download = async () => {
    const shirt = wallpaper.places.length === 0 ? {} : reader.current?.validate();
    if (!shirt) return;
    setBusy(true);
    setFailed(undefined);
    setSaved(undefined);
    try {
      const path = `/api/wallpaper/${wallpaper.id}/picture?${new URLSearchParams({ ...wish })}`;
      const version = reader.current?.version();
      const headers: Record<string, string> = version ? { 'X-Definition-Version': version } : {};
      setSaved({ id: wallpaper.id, file: await saveFile({ path, body: shirt, headers }) });
      onSaved();
    } catch (reason) {
      setFailed({ id: wallpaper.id, error: asApiError(reason) });
    }
    setBusy(false);
  };
  const ofThis = <T extends { id: string }>(one: T | undefined) =>
    one?.id === wallpaper.id ? one : undefined;
  return { download, isBusy, error: ofThis(failed)?.error, file: ofThis(saved)?.file };
}

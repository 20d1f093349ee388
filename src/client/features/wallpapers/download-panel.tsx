import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Message } from '../../components/message.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { asApiError } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useText } from '../../lib/text.ts';
import { PictureChoice, type PictureWish } from './picture-choice.tsx';
import css from './wallpapers.module.css';

/** The form of the shirt, as far as this panel knows it. */
export interface ShirtReader {
  validate: () => FormValues | null;
  version: () => string;
}

interface Props {
  wallpaper: Wallpaper;
  wish: PictureWish;
  own: PictureWish['size'] | undefined;
  onWish: (wish: PictureWish) => void;
  onSaved: () => void;
  /** The form of the shirt, where the motif has one. */
  children: (reader: React.RefObject<ShirtReader | null>) => ReactNode;
}

/** What is printed, how large, in which format, and the button that saves it. */
export function DownloadPanel({ wallpaper, wish, own, onWish, onSaved, children }: Props) {
  const text = useText();
  const reader = useRef<ShirtReader>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [saved, setSaved] = useState<string>();
  const download = async () => {
    const shirt = wallpaper.places.length === 0 ? {} : reader.current?.validate();
    if (!shirt) return;
    setBusy(true);
    setError(undefined);
    setSaved(undefined);
    try {
      const path = `/api/wallpaper/${wallpaper.id}/picture?${new URLSearchParams({ ...wish })}`;
      const version = reader.current?.version();
      await saveFile({ path, body: shirt, headers: version ? { 'X-Definition-Version': version } : {} });
      setSaved(wallpaper.id);
      onSaved();
    } catch (reason) {
      setError(asApiError(reason));
    }
    setBusy(false);
  };
  return (
    <div className={css.panel}>
      {wallpaper.places.length > 0 ? children(reader) : null}
      <PictureChoice wish={wish} own={own} onChange={onWish} />
      <Button wide busy={busy} onClick={() => void download()}>
        <IconDownload size={22} aria-hidden="true" />
        {text('wallpapers.page.download')}
      </Button>
      {error ? <Failure error={error} /> : null}
      {saved === wallpaper.id ? (
        <Message kind="success" live>
          <p>{text('wallpapers.page.done')}</p>
        </Message>
      ) : null}
    </div>
  );
}

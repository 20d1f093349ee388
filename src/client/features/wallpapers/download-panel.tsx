import { IconDownload } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
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
  reader: RefObject<ShirtReader | null>;
}

/** The button that saves the picture; how large and in which format is folded. */
export function DownloadPanel({ wallpaper, wish, own, onWish, onSaved, reader }: Props) {
  const text = useText();
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
      <Button wide busy={busy} onClick={() => void download()}>
        <IconDownload size={22} aria-hidden="true" />
        {text('wallpapers.page.download')}
      </Button>
      <details className={css.more}>
        <summary>{text('wallpapers.page.more')}</summary>
        <PictureChoice wish={wish} own={own} onChange={onWish} />
      </details>
      {error ? <Failure error={error} /> : null}
      {saved === wallpaper.id ? (
        <Message kind="success" live>
          <p>{text('wallpapers.page.done')}</p>
        </Message>
      ) : null}
    </div>
  );
}

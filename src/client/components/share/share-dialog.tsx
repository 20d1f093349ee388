import { team } from 'virtual:team';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import night from '../night.module.css';
import { Switch } from '../switch.tsx';
import { brushFor } from './brush.ts';
import { paintPicture } from './paint-picture.ts';
import { type Picture, pictureSize } from './picture.ts';
import styles from './share-dialog.module.css';

export interface SharedPicture {
  picture: Picture;
  /** What the picture shows, in words. */
  description: string;
  /** Goes along where the device shares. */
  message: string;
  /** The customer's; it stands on the picture only after a choice. */
  ownName: string | undefined;
}

/** A picture to send or to keep. Opens when it is rendered; the parent removes it when it closes. */
export function ShareDialog({ onClose, ...shared }: SharedPicture & { onClose: () => void }) {
  const { picture, description, message, ownName } = shared;
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const [named, setNamed] = useState(false);
  const name = named ? ownName : undefined;
  const file = usePainted({ canvas, drawings }, picture, name);
  useEffect(() => dialog.current?.showModal(), []);
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  return (
    <Dialog ref={dialog} titleId={titleId} title={text('share.page.title')} onClose={onClose}>
      <canvas
        ref={canvas}
        className={`${night.night} ${styles.picture}`}
        data-hero={team.looks.hero}
        width={pictureSize.width}
        height={pictureSize.height}
        role="img"
        aria-label={description}
      />
      {picture.kind === 'result' ? (
        <div ref={drawings} hidden>
          {picture.drawings(name)}
        </div>
      ) : null}
      {ownName ? (
        <Switch
          label={text('share.page.name', { name: ownName })}
          help={text('share.page.nameHelp')}
          checked={named}
          onChange={setNamed}
        />
      ) : null}
      <div className={styles.actions}>
        {canShare ? (
          // Who cancels causes no fault.
          <Button
            wide
            onClick={() => navigator.share({ files: [file], text: message }).catch(() => undefined)}
          >
            <IconShare2 size={20} aria-hidden="true" />
            {text('share.page.send')}
          </Button>
        ) : null}
        <Button
          wide
          look={canShare ? 'secondary' : 'primary'}
          waiting={!file}
          onClick={() => file && save(file)}
        >
          <IconDownload size={20} aria-hidden="true" />
          {text('share.page.save')}
        </Button>
      </div>
    </Dialog>
  );
}

interface Sources {
  canvas: RefObject<HTMLCanvasElement | null>;
  drawings: RefObject<HTMLElement | null>;
}

/** Paints, and gives the picture as a file once it is there. */
function usePainted(
  { canvas, drawings }: Sources,
  picture: Picture,
  name: string | undefined,
): File | undefined {
  const { lang } = useLanguage();
  const [file, setFile] = useState<File>();
  useEffect(() => {
    const brush = canvas.current && brushFor(canvas.current, lang);
    if (!brush) return;
    let isLatest = true;
    void paintPicture(brush, picture, { name, drawings: drawings.current }).then(() =>
      canvas.current?.toBlob((blob) => {
        if (blob && isLatest)
          setFile(new File([blob], `${team.id}-${picture.kind}.png`, { type: 'image/png' }));
      }, 'image/png'),
    );
    return () => {
      isLatest = false;
    };
  }, [canvas, drawings, picture, name, lang]);
  return file;
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has begun with the click; the address is not needed any longer after a moment.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

import { type ChangeEvent, type DragEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UploadType } from '../../../../shared/uploads.ts';
import css from './upload.module.css';

interface Props {
  id: string;
  name: string;
  types: readonly UploadType[];
  many: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The ways to choose files: a button, the camera of a phone, and a place to drop them at. Both are real inputs. */
export function DropZone({ id, name, types, many, describedBy, invalid, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const images = types.filter((type) => type.startsWith('image/'));
  return (
    // What is dropped can be chosen by the inputs, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the inputs in it
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={css.choose}>
        <FormattedMessage id={many ? 'app.form.files.choose' : 'app.form.files.chooseOne'} />
        <input
          id={id}
          name={name}
          type="file"
          className={css.input}
          accept={types.join(',')}
          multiple={many}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={chosen}
        />
      </label>
      {images.length > 0 && (
        <label className={`${css.choose} ${css.camera}`}>
          <FormattedMessage id="app.form.files.camera" />
          <input
            type="file"
            className={css.input}
            accept={images.join(',')}
            capture="environment"
            onChange={chosen}
          />
        </label>
      )}
      <span className={css.hint}>
        <FormattedMessage id="app.form.files.drop" />
      </span>
    </div>
  );
}

import type { WidgetProps } from '@rjsf/utils';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartLost } from '../../../components/part-lost.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { FieldFrame } from '../../parts/field-frame.tsx';
import { controlOf } from '../widget-control.ts';
import css from './upload-place.module.css';

const UploadBox = lazyPart(async () => (await import('./upload-box.tsx')).UploadBox, PartLost);

/** Files: their box is loaded only by forms that ask for some; until then its place is kept free. */
export function UploadWidget(props: WidgetProps) {
  return (
    <FieldFrame control={controlOf(props)} as="group">
      <WithoutScripts />
      <div data-scripted>
        <Suspense fallback={<div className={css.place} />}>
          <UploadBox {...props} />
        </Suspense>
      </div>
    </FieldFrame>
  );
}

/** By itself: a box that the server drew would give way to its empty place if what is around it were rendered again. */
function WithoutScripts() {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <noscript>
      <p>
        <FormattedMessage id="app.form.files.needsScripts" />
      </p>
    </noscript>
  );
}

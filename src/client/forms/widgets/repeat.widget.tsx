import type { WidgetProps } from '@rjsf/utils';
import { Suspense } from 'react';
import { PartLost } from '../../components/part-lost.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const RepeatList = lazyPart(async () => (await import('./repeat/repeat-list.tsx')).RepeatList, PartLost);

/** A list of objects; few forms have one, so that its code comes when it is needed. */
export function RepeatWidget(props: WidgetProps) {
  return (
    <Suspense fallback={null}>
      <RepeatList {...props} />
    </Suspense>
  );
}

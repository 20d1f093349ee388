import { useState } from 'react';
import type { ApiError } from '../lib/api-error.ts';
import { useErrorText } from '../lib/error-text.ts';
import { useText } from '../lib/text.ts';
import { minutesAndSeconds, useCountdown } from '../lib/use-countdown.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { NotFoundIllustration } from './illustrations/not-found.tsx';
import { OfflineIllustration } from './illustrations/offline.tsx';
import { RateLimitedIllustration } from './illustrations/rate-limited.tsx';

interface Props {
  error: ApiError;
  onRetry?: (() => void) | undefined;
}

/** Shown when a failure leaves no content: no connection, too many requests, or a fault of the server. */
export function ErrorScene({ error, onRetry }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const kind = kindOf(error);
  // The button counts the seconds, so the sentence does not name them.
  const sentence = kind === 'rateLimited' ? text('message.rateLimitExceeded') : errorText(error);
  return (
    <div role="alert">
      <Empty title={text(`app.failure.${kind}`)} text={sentence} illustration={pictures[kind]}>
        {onRetry ? <Retry seconds={error.retryAfter ?? 0} onRetry={onRetry} /> : null}
      </Empty>
    </div>
  );
}

const pictures = {
  offline: <OfflineIllustration />,
  rateLimited: <RateLimitedIllustration />,
  fault: <NotFoundIllustration size="small" />,
};

function kindOf({ offline, rateLimited }: ApiError): keyof typeof pictures {
  if (rateLimited) return 'rateLimited';
  return offline ? 'offline' : 'fault';
}

/** A button for another try; it is enabled as soon as the server accepts one. */
function Retry({ seconds, onRetry }: { seconds: number; onRetry: () => void }) {
  const text = useText();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const left = useCountdown(until, Date.now);
  return (
    <Button waiting={left > 0} onClick={onRetry}>
      {left > 0 ? text('app.retryIn', { time: minutesAndSeconds(left) }) : text('app.retry')}
    </Button>
  );
}

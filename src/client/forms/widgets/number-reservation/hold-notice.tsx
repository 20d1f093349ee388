import { FormattedMessage } from 'react-intl';
import { formatPhone } from '../../../../shared/format-phone.ts';
import { AlertIcon } from '../../parts/icons.tsx';
import css from './hold-notice.module.css';
import type { Notice } from './use-hold.ts';

/** Says at once what happened to a number: taken by another customer, reservation expired, or server not reachable. */
export function HoldNotice({ notice }: { notice: Notice | undefined }) {
  return (
    <div role="alert">
      {notice !== undefined && (
        <p className={css.notice}>
          <AlertIcon className={css.noticeIcon} />
          <span>
            <FormattedMessage
              id={`app.form.number.${notice.kind}`}
              values={{ number: notice.msisdn === undefined ? 'none' : formatPhone(notice.msisdn) }}
            />
          </span>
        </p>
      )}
    </div>
  );
}

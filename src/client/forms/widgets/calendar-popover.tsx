import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import 'dayjs/locale/tr';
import { MantineProvider } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import css from './calendar-popover.module.css';

interface CalendarPopoverProps {
  label: string;
  /** The ISO day that is chosen, if any. */
  day: string | null;
  /** Birthdays begin with the choice of a decade. */
  isBirthday: boolean;
  onPick: (day: string) => void;
  onClose: () => void;
}

const USUAL_BIRTHDAY = '1995-01-01';

/** A calendar under a date's control: a dialog that takes the focus, gives it back, and closes by Escape. */
export function CalendarPopover({ label, onClose, ...calendar }: CalendarPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = box.current?.querySelector<HTMLElement>('[data-selected], table button:not([disabled])');
    (target ?? box.current)?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) onClose();
  };
  return (
    <div
      className={css.popover}
      ref={box}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={closeByKey}
      onBlur={closeWhenLeft}
    >
      <Calendar {...calendar} />
    </div>
  );
}

/** Names of the calendar's arrows and of the button that leads from days to months to years. */
function controlLabels({ formatMessage }: IntlShape) {
  const previous = formatMessage({ id: 'app.form.calendar.previous' });
  const next = formatMessage({ id: 'app.form.calendar.next' });
  const choose = formatMessage({ id: 'app.form.calendar.choose' });
  return {
    previousMonth: previous,
    previousYear: previous,
    previousDecade: previous,
    nextMonth: next,
    nextYear: next,
    nextDecade: next,
    monthLevelControl: choose,
    yearLevelControl: choose,
  };
}

/** Mantine's calendar. Its provider writes no styles (the CSP forbids them) and leaves the page's theme alone. */
function Calendar({ day, isBirthday, onPick }: Omit<CalendarPopoverProps, 'label' | 'onClose'>) {
  const intl = useIntl();
  return (
    <MantineProvider withCssVariables={false} withGlobalClasses={false} getRootElement={() => undefined}>
      <DatesProvider settings={{ locale: intl.locale.slice(0, 2), firstDayOfWeek: 1, weekendDays: [] }}>
        <DatePicker
          value={day}
          defaultDate={day ?? (isBirthday ? USUAL_BIRTHDAY : undefined)}
          defaultLevel={isBirthday && day === null ? 'decade' : 'month'}
          onChange={(picked) => picked !== null && onPick(picked)}
          ariaLabels={controlLabels(intl)}
          hideOutsideDates
          size="sm"
        />
      </DatesProvider>
    </MantineProvider>
  );
}

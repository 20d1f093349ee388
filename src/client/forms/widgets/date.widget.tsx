import type { WidgetProps } from '@rjsf/utils';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { dayValue, parseDay, showDay } from '../../../shared/typed-date.ts';
import { PartLost } from '../../components/part-lost.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { FieldFrame } from '../parts/field-frame.tsx';
import { CalendarIcon } from '../parts/icons.tsx';
import inputCss from './input.module.css';
import { controlOf, textOption, textValue, useInputProps } from './widget-control.ts';

const CalendarPopover = lazyPart(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
  PartLost,
);

/** The text in the control: as typed while it stands for the value, else the value's own. */
function useTypedDay(value: string) {
  const [typed, setTyped] = useState('');
  const stands = typed !== '' && dayValue(typed) === value;
  return { text: stands ? typed : showDay(value), setTyped };
}

/** A day, typed as DD/MM/YYYY (also with `.` or `-`) or picked from a calendar; ISO in the data. */
export function DateWidget(props: WidgetProps) {
  const intl = useIntl();
  const control = controlOf(props);
  const names = useInputProps(control);
  const value = textValue(props.value);
  const { text, setTyped } = useTypedDay(value);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const write = (next: string) => {
    setTyped(next);
    props.onChange(dayValue(next));
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <FieldFrame control={control}>
      <div className={inputCss.box}>
        <input
          {...names}
          className={`${inputCss.input} ${inputCss.inBox}`}
          type="text"
          inputMode="numeric"
          value={text}
          onChange={(event) => write(event.target.value)}
          onBlur={() => setTyped('')}
          autoComplete={textOption(props, 'autocomplete') ?? 'off'}
          placeholder={control.placeholder ?? intl.formatMessage({ id: 'app.form.datePlaceholder' })}
          readOnly={control.readOnly}
        />
        <button
          type="button"
          ref={button}
          className={inputCss.action}
          data-scripted
          aria-label={intl.formatMessage({ id: 'app.form.openCalendar' }, { label: control.label })}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          disabled={control.readOnly}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarIcon />
        </button>
        {isOpen && (
          <Suspense fallback={null}>
            <CalendarPopover
              label={control.label}
              day={parseDay(value) ?? null}
              isBirthday={textOption(props, 'autocomplete') === 'bday'}
              onPick={(day) => {
                write(showDay(day));
                close();
              }}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  );
}

import { type DrawnPlace, type DrawnStep, drawFlow, type Shape } from '../../shared/flow-picture.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { flowWords } from './flow-words.ts';

/** The flow as a picture; the list beside it says the same. */
export function FlowPicture({ lang, steps }: { lang: StaffLang; steps: readonly DrawnStep[] }) {
  const { width, height, shapes } = drawFlow(steps);
  return (
    <svg
      className="flow-picture"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={flowWords[lang].title}
    >
      {shapes.map((shape) => (
        <Drawn key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  if (shape.is === 'path') return <path className={shape.look} d={shape.d} />;
  const { look, x, y } = shape;
  if (shape.is === 'text')
    return (
      <text className={look} {...{ x, y }}>
        {shape.text}
      </text>
    );
  return <rect className={look} {...{ x, y }} width={shape.width} height={shape.height} rx={6} />;
}

/** The same in words. */
export function FlowList({ lang, steps }: { lang: StaffLang; steps: readonly DrawnStep[] }) {
  const words = flowWords[lang];
  const said = ({ isOff, isOpen }: DrawnPlace) =>
    isOpen ? words.undecided : isOff ? words.notShown : words.shown;
  return (
    <details>
      <summary>{words.list}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>: {said(step)}. {step.notes.join(' ')}
            <ul>
              {step.forms.map((form) => (
                <li key={form.title}>
                  {form.title}: {said(form)}. {form.notes.join(' ')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

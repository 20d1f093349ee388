import { type ReactNode, useId } from 'react';
import type { Lang } from '../../shared/language.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type TeamId, teamIds } from '../../shared/teams.ts';
import type { Shown } from './messages.ts';
import { previewWords } from './preview-words.ts';

/** How a form is looked at. */
export interface View {
  team: TeamId;
  lang: Lang;
  theme: Shown['theme'];
  width: number;
}

export const widths = [360, 1280] as const;

interface Props {
  lang: StaffLang;
  view: View;
  onView(view: View): void;
  children: ReactNode;
}

/** Brand, language, theme and width of what is shown. */
export function ViewControls({ lang, view, onView, children }: Props) {
  const words = previewWords[lang];
  const set = (part: Partial<View>) => onView({ ...view, ...part });
  const brands = teamIds.map((id) => [id, nameOf(id)] as const);
  return (
    <div className="view">
      <Choice label={words.brand} value={view.team} choices={brands} onChoose={(team) => set({ team })} />
      <Choice
        label={words.language}
        value={view.lang}
        choices={[
          ['de', words.german],
          ['tr', words.turkish],
        ]}
        onChoose={(one) => set({ lang: one })}
      />
      <Choice
        label={words.theme}
        value={view.theme}
        choices={[
          ['dark', words.dark],
          ['light', words.light],
        ]}
        onChoose={(theme) => set({ theme })}
      />
      <Choice
        label={words.width}
        value={view.width}
        choices={widths.map((width) => [width, `${width} px`] as const)}
        onChoose={(width) => set({ width })}
      />
      {children}
    </div>
  );
}

/** The brands are called what their ids say. */
export const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChoose(value: Value): void;
}

export function Choice<Value extends string | number>({
  label,
  value,
  choices,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  const choose = (text: string) => {
    const [found] = choices.find(([one]) => String(one) === text) ?? [];
    if (found !== undefined) onChoose(found);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select {...{ id }} value={value} onChange={(event) => choose(event.target.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

import type { Team } from '../../../../shared/team.ts';

/** Inline styles by part: many mail programs know no others. */
export type MailLook = Record<
  'card' | 'name' | 'title' | 'text' | 'ticket' | 'label' | 'value' | 'button' | 'link' | 'foot',
  string
>;

const face = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const narrow = `'Sofia Sans Extra Condensed','Roboto Condensed','Arial Narrow',${face}`;

interface Shape extends Pick<MailLook, 'ticket' | 'label' | 'value' | 'title'> {
  align: 'left' | 'center';
}

/** The ticket and the heading of each composition, in what mail programs can draw. */
const shapes: Readonly<Record<Team['looks']['hero'], (team: Team) => Shape>> = {
  beam: ({ themes: { light }, looks }) => ({
    align: 'left',
    title: '',
    ticket: `background:${light.tint};border-radius:${looks.shape.cardRadius};`,
    label: `border-right:3px dotted ${light.accent};`,
    value: '',
  }),
  floodlight: ({ themes: { light }, looks }) => ({
    align: 'center',
    title: '',
    ticket: `background:${light.tint};border-top:${looks.shape.edge} solid ${light.primary};border-radius:0 0 ${looks.shape.cardRadius} ${looks.shape.cardRadius};`,
    label: 'text-align:right;width:50%;',
    value: '',
  }),
  newsprint: ({ themes: { light }, looks }) => ({
    align: 'left',
    title: `border-bottom:${looks.shape.line} solid ${light.text};padding-bottom:12px;`,
    ticket: `border:3px dashed ${light.text};`,
    label: '',
    value: 'text-align:right;',
  }),
  tide: ({ themes: { light }, looks }) => ({
    align: 'left',
    title: '',
    ticket: `background:${light.tint};border-radius:${looks.shape.cardRadius};`,
    label: '',
    value: `background:${mixed(light.primary, light.tint, 0.22)};border-radius:${looks.shape.radius};`,
  }),
};

/** A brand's mail in its light theme; `mail-dark.ts` has the other one. */
export function lookOf(team: Team): MailLook {
  const { type, shape, hero } = team.looks;
  const { light } = team.themes;
  const own = shapes[hero](team);
  const line = Number.parseFloat(shape.line) > 0 ? `border:${shape.line} solid ${light.line};` : '';
  const size = (px: number, height: number) => `font:400 ${px}px/${height} ${face};`;
  return {
    card: `background:${light.surface};${line}border-radius:0 0 ${shape.cardRadius} ${shape.cardRadius};`,
    name: `${size(15, 1.5)}font-weight:700;color:${light.text};text-align:${own.align};`,
    title: `margin:0;font:${type.displayWeight} 28px/1.15 ${narrow};letter-spacing:${type.displayTracking};text-transform:${type.displayCase};color:${light.text};overflow-wrap:anywhere;text-align:${own.align};${own.title}`,
    text: `margin:0;${size(16, 1.55)}color:${light.text};`,
    ticket: own.ticket,
    label: `${size(15, 1.5)}padding:5px 14px;color:${light.muted};vertical-align:top;${own.label}`,
    value: `${size(16, 1.5)}padding:5px 14px;font-weight:700;font-variant-numeric:tabular-nums;color:${light.text};vertical-align:top;${own.value}`,
    button: `display:inline-block;padding:13px 24px;${size(16, 1.4)}font-weight:700;color:${light['on-primary']};background:${light.primary};border-radius:${shape.radius};text-decoration:none;`,
    link: `color:${light.accent};font-weight:600;text-decoration:underline;`,
    foot: `${size(13, 1.55)}color:${light.muted};`,
  };
}

/** A colour over another one, as a mail program cannot mix them. */
function mixed(over: string, under: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const below = parts(under);
  const both = parts(over).map((part, at) => Math.round(part * share + (below[at] ?? 0) * (1 - share)));
  return `#${both.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

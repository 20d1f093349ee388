declare module 'virtual:team' {
  export const team: Readonly<import('../shared/team.ts').ScriptTeam>;
}
declare module 'virtual:words/*' {
  export const words: Record<string, string | import('react-intl').MessageFormatElement[]>;
}
declare module 'virtual:brand.css';
declare module 'virtual:fonts.css';
declare module 'virtual:hero.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module 'virtual:ticket.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module 'virtual:band.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module 'virtual:poster.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module 'virtual:scene' {
  type Part = (props: import('./features/games/paints.ts').SceneProps) => import('react').ReactNode;
  export const Behind: Part;
  export const Before: Part;
}
declare module 'virtual:information' {
  type Text = { blocks: import('../shared/markdown.ts').Block[] };
  export const texts: Record<import('../shared/language.ts').Lang, Record<string, () => Promise<Text>>>;
}

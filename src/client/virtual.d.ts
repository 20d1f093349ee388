declare module 'virtual:team' {
  export const team: Omit<import('../shared/team.ts').Team, 'themes'>;
}
declare module 'virtual:words/de' {
  export const words: Record<string, string>;
}
declare module 'virtual:words/tr' {
  export const words: Record<string, string>;
}
declare module 'virtual:brand.css';
declare module 'virtual:fonts.css';

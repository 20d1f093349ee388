/** Where a browser keeps the access token of a team, in `sessionStorage` or `localStorage`. */
export const sessionTokenKey = (team: string) => `fanline.${team}.token`;

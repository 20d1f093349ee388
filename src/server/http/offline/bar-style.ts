/** The bar on top of a copy: it stands in a page of the client, and takes its colours and sizes. */
export const barStyle = `
#copy { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 0 var(--space-3); margin: 0; padding: 0 var(--gutter); background: var(--color-raised); color: var(--color-warning); border-bottom: 1px solid var(--color-line); font-size: var(--text-s); font-weight: 600; text-align: center; }
#copy span { padding: var(--space-2) 0; }
#copy form { display: contents; }
#copy button { min-height: 44px; padding: 0 var(--space-2); border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
#copy button:focus-visible { outline: 3px solid currentcolor; outline-offset: -3px; }
`;

import { team } from 'virtual:team';

/** Whose bills and usage this browser may keep: the account that switched it on. This file is in every first page. */
export const ownKey = `fanline.${team.id}.own-offline`;

export const ownChoice = (): string | null => localStorage.getItem(ownKey);

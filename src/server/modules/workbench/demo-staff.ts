import type { StaffClaims } from '../../infra/ports/staff-sign-in/staff-sign-in.ts';

const person = (id: string, name: string, ...roles: string[]): StaffClaims => ({
  ...{ id, name, roles },
  subject: `demo ${id}`,
});

/** People without a password, for development alone: the settings refuse them in production. */
export const demoStaff: readonly StaffClaims[] = [
  person('ayse.demir', 'Ayşe Demir', 'analyst'),
  person('mehmet.kaya', 'Mehmet Kaya', 'analyst', 'reviewer'),
  person('zeynep.aydin', 'Zeynep Aydın', 'publisher'),
];

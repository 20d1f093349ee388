/** Whether the database refused a row because of this unique constraint or index (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return (
    'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint
  );
}

/** Whether the database ended a statement because two transactions waited for each other (SQLSTATE 40P01). */
export function isDeadlock(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01';
}

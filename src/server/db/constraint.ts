/** Whether the database refused a row because of this unique constraint or index (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return (
    'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint
  );
}

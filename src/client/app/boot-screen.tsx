/** The logo while the session and the words are on their way; the same markup stands in index.html. */
export function BootScreen() {
  return (
    <div className="boot" aria-hidden="true">
      <span className="boot-mark" />
    </div>
  );
}

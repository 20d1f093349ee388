/** The logo, shown while the session and the words are loading; index.html contains the same markup. */
export function BootScreen() {
  return (
    <div className="boot" aria-hidden="true">
      <span className="boot-mark" />
    </div>
  );
}

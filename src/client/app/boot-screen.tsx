/** The logo, shown while the words of a page that the server did not draw are loading; index.html contains the same markup. */
export function BootScreen() {
  return (
    <div className="boot" aria-hidden="true">
      <span className="boot-mark" />
    </div>
  );
}

import './parts.css';

/** A part of a whole, as the filled part of a line. The text beside it says the same. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <svg className="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" className="share__whole" />
      <rect width={Math.max(0, Math.min(1, share)) * 100} height="4" className="share__part" />
    </svg>
  );
}

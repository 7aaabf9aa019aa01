import type { SVGProps } from 'react';

/** The printer's device: a registration mark, open on one side so that it reads as a C. */
export function LogoMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      {...props}
    >
      <path d="M23.07 8.93a10 10 0 1 0 0 14.14M16 1v9M16 22v9M1 16h9" />
      <circle className="logo-mark__dot" cx="16" cy="16" r="2.4" stroke="none" />
    </svg>
  );
}

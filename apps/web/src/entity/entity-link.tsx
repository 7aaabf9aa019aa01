import './entity-link.css';
import { Link } from '@tanstack/react-router';
import { Icon } from '../ui/icon.tsx';
import { placeOf, presentationOf, typeOfUrn } from './presentations.ts';

interface EntityLinkProps {
  readonly urn: string;
  readonly name: string;
  /** Colour of a tag or a domain, in place of the picture of its type. */
  readonly color?: string | null;
  readonly hasIcon?: boolean;
}

/** Leads to the page of an entity. */
export function EntityLink({ urn, name, color, hasIcon = true }: EntityLinkProps) {
  const { path } = placeOf(urn);
  return (
    <Link to="/$type/$urn" params={{ type: path, urn }} className="entity-link">
      {hasIcon && (color ? <Swatch color={color} /> : <Icon name={presentationOf(typeOfUrn(urn)).icon} />)}
      <bdi>{name}</bdi>
    </Link>
  );
}

/** What people chose as a colour may be any text; only one that is a colour is drawn. */
function Swatch({ color }: { readonly color: string }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="4" fill={/^#[\da-f]{3,8}$/i.test(color) ? color : 'currentColor'} />
    </svg>
  );
}

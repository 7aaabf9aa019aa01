import drawing from '../components/drawing.css';
import lineage from '../components/lineage.css';
import { adoptStyle } from './adopt-style.ts';

/** Gives the page the styles of drawn lineage, which only pages that are printed with a drawing load by themselves. */
export function adoptLineageStyle(): void {
  adoptStyle(drawing);
  adoptStyle(lineage);
}

import './line-art.css';
import { shapeArrow } from '../diagram/arrow.ts';
import { describePackages, PACKAGES, type PackageNode } from './package-diagram-plan.ts';

const UNIT = 59;
const ROW = 74;
const WIDTH = 112;
/** How far from the middle of a node an arrow may end. */
const REACH = WIDTH / 2 - 10;
const HEIGHT = 34;

/** The packages of the repository and the arrows of their imports. */
export function PackageDiagram() {
  const rows = Math.max(...PACKAGES.map(({ row }) => row)) + 1;
  const columns = Math.max(...PACKAGES.map(({ column }) => column)) + 1;
  return (
    <svg
      className="package-diagram"
      viewBox={`0 0 ${columns * UNIT} ${(rows - 1) * ROW + HEIGHT + 2}`}
      role="img"
    >
      <title>{describePackages()}</title>
      {PACKAGES.flatMap((node) =>
        node.imports.map((name) => (
          <Arrow key={`${node.name} ${name}`} from={node} to={packageNamed(name)} />
        )),
      )}
      {PACKAGES.map((node) => (
        <g key={node.name}>
          <rect x={centre(node) - WIDTH / 2} y={top(node)} width={WIDTH} height={HEIGHT} />
          <text x={centre(node)} y={top(node) + HEIGHT / 2 + 4.5}>
            {node.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A hairline from the importing package, with a head at the imported one. */
function Arrow({ from, to }: { from: PackageNode; to: PackageNode }) {
  const isSameRow = from.row === to.row;
  const x1 = isSameRow ? centre(from) - WIDTH / 2 : centre(from);
  const y1 = isSameRow ? top(from) + HEIGHT / 2 : top(from) + HEIGHT;
  const towards = Math.max(-REACH, Math.min(REACH, (centre(from) - centre(to)) / 4));
  const x2 = centre(to) + (isSameRow ? WIDTH / 2 : towards);
  const y2 = isSameRow ? y1 : top(to);
  const { line, head } = shapeArrow([
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]);
  return (
    <>
      <path d={line} />
      <polygon points={head} />
    </>
  );
}

function packageNamed(name: string): PackageNode {
  const node = PACKAGES.find((candidate) => candidate.name === name);
  if (!node) throw new Error(`The package diagram has an arrow to "${name}", which is not in it.`);
  return node;
}

function centre({ column }: PackageNode): number {
  return column * UNIT;
}

function top({ row }: PackageNode): number {
  return row * ROW + 1;
}

import './line-art.css';
import './house.css';
import { shapeArrow } from '../diagram/arrow.ts';
import { describeHouse, HOUSE, type Room } from './house-plan.ts';

const UNIT = 60;
const ROW = 74;
const WIDTH = 110;
const HEIGHT = 34;

/** The packages of the repository and the arrows of their imports. */
export function House() {
  const rows = Math.max(...HOUSE.map(({ row }) => row)) + 1;
  return (
    <svg className="house" viewBox={`0 0 ${6 * UNIT} ${(rows - 1) * ROW + HEIGHT + 2}`} role="img">
      <title>{describeHouse()}</title>
      {HOUSE.flatMap((room) =>
        room.imports.map((name) => <Arrow key={`${room.name} ${name}`} from={room} to={roomNamed(name)} />),
      )}
      {HOUSE.map((room) => (
        <g key={room.name}>
          <rect x={centre(room) - WIDTH / 2} y={top(room)} width={WIDTH} height={HEIGHT} />
          <text x={centre(room)} y={top(room) + HEIGHT / 2 + 4.5}>
            {room.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A hairline from the importing package, with a head at the imported one. */
function Arrow({ from, to }: { from: Room; to: Room }) {
  const beside = from.row === to.row;
  const x1 = beside ? centre(from) - WIDTH / 2 : centre(from);
  const y1 = beside ? top(from) + HEIGHT / 2 : top(from) + HEIGHT;
  const x2 = beside ? centre(to) + WIDTH / 2 : centre(to) + (centre(from) - centre(to)) / 4;
  const y2 = beside ? y1 : top(to);
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

function roomNamed(name: string): Room {
  const room = HOUSE.find((candidate) => candidate.name === name);
  if (!room) throw new Error(`The drawing of the house has an arrow to "${name}", which is not in it.`);
  return room;
}

function centre({ column }: Room): number {
  return column * UNIT;
}

function top({ row }: Room): number {
  return row * ROW + 1;
}

import type { IcebergType } from './table-metadata.ts';

/** A bound of a column as a manifest has it: numbers in order of their bytes, little end first. */
export function decodeBound(type: IcebergType, bytes: Uint8Array): number | bigint | undefined {
  if (typeof type !== 'string') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = () => (bytes.length === 4 ? view.getInt32(0, true) : view.getBigInt64(0, true));
  if (type.startsWith('decimal')) return decodeDecimal(bytes);
  switch (type) {
    case 'int':
    case 'long':
    case 'date':
    case 'time':
    case 'timestamp':
    case 'timestamptz':
      return bytes.length === 4 || bytes.length === 8 ? whole() : undefined;
    case 'float':
    case 'double':
      if (bytes.length === 4) return view.getFloat32(0, true);
      return bytes.length === 8 ? view.getFloat64(0, true) : undefined;
    default:
      return undefined;
  }
}

/** Two's complement, the big end first. */
function decodeDecimal(bytes: Uint8Array): bigint {
  let value = (bytes[0] ?? 0) >= 0x80 ? -1n : 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return value;
}

/** A bound as text: dates and times in ISO 8601, decimals with their point. */
export function printBound(type: IcebergType, value: number | bigint): string {
  if (typeof type !== 'string') return String(value);
  const scale = /^decimal\(\d+,\s*(\d+)\)$/.exec(type)?.[1];
  if (scale !== undefined) {
    const digits = String(value)
      .replace('-', '')
      .padStart(Number(scale) + 1, '0');
    const point = digits.length - Number(scale);
    const text = Number(scale) > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
    return value < 0 ? `-${text}` : text;
  }
  if (type === 'date') return new Date(Number(value) * 86_400_000).toISOString().slice(0, 10);
  if (type === 'time' || type.startsWith('timestamp')) {
    const micros = BigInt(value);
    const fraction = String(((micros % 1_000_000n) + 1_000_000n) % 1_000_000n).padStart(6, '0');
    const text = new Date(Number(micros / 1000n)).toISOString().slice(0, 19);
    const exact = fraction === '000000' ? text : `${text}.${fraction}`;
    return type === 'time' ? exact.slice(11) : type === 'timestamptz' ? `${exact}+00:00` : exact;
  }
  return String(value);
}

import { connect, type Socket } from 'node:net';

/**
 * One client: a connection kept open, with one request under way at a time. It speaks just enough HTTP/1.1 for the
 * servers here, since Node's own client would use more CPU than the server it measures and so hide the difference.
 */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #waiting: { resolve(status: number): void; reject(error: Error): void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    // The servers answer in ASCII, so that a character is a byte.
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#receive(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends one request, as {@link printRequest} makes it, and returns the status of its answer. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #receive(chunk: string): void {
    this.#received = this.#received === '' ? chunk : this.#received + chunk;
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = /content-length: *(\d+)/i.exec(this.#received)?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error(`An answer without a length: ${this.#received.slice(0, headEnd)}`));
      return;
    }
    if (this.#received.length < headEnd + 4 + Number(length)) return;
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    this.#waiting?.resolve(status);
  }
}

/** A request with the headers that clients of the wire send. */
export function printRequest(method: 'GET' | 'POST', path: string, body?: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\nAccept: */*\r\nConnection: keep-alive\r\nX-RestLi-Protocol-Version: 2.0.0\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

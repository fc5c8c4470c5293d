/** One line a request. The route is the pattern, never the address: addresses hold searches, ids and tokens. */
export interface RequestLine {
  requestId: string;
  method: string;
  route: string;
  status: number;
  resultCode: string;
  /** Milliseconds, as far as the platform's clock moves within a request. */
  took: number;
}

export function logRequest(line: RequestLine): void {
  console.log(JSON.stringify({ level: line.status >= 500 ? 'error' : 'info', ...line }));
}

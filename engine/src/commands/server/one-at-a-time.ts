/** Handles the requests of a connection one after the other, also if a client doesn't wait for responses. */
import type http from 'node:http';
import type { Socket } from 'node:net';

/**
 * Number of requests that may wait on a connection. Browsers send none ahead; a client that sends more is disconnected.
 */
const mostWaiting = 100;

/**
 * Wraps a request handler. Node.js passes on every request that has arrived, but tells only the response that currently
 * owns the connection when that closes: the others would keep their files open forever. So a response starts when it
 * owns the connection.
 */
export function oneAtATime(handle: http.RequestListener): http.RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (response.socket) {
      handle(request, response);
      return;
    }
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > mostWaiting) {
      socket.destroy();
      return;
    }
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      if (!socket.destroyed) handle(request, response);
    });
  };
}

// From a port as a user writes it to what opens it.
import { parsePort } from './ports.ts';
import { anySerialPort, serialPort } from './serial.ts';
import { tcpPort } from './tcp.ts';
import type { PortSource } from './transport.ts';

/**
 * What opens a port: `/dev/ttyACM0`, `COM3`, `tcp://host:port`; nothing given means a board found by its USB ids.
 * @throws BoardError badPort
 */
export function sourceOf(text?: string): PortSource {
  if (text === undefined) return anySerialPort();
  const place = parsePort(text);
  return place.kind === 'tcp' ? tcpPort(place) : serialPort(place.path);
}

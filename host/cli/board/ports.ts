// `muggins ports`: which serial ports are there, and which of them look like a board.
import { listPorts, type PortLister, unsuitableAmong } from '../../board/index.ts';
import { columns, json, type Output } from '../output.ts';

export async function ports(
  options: { readonly json?: boolean },
  output: Output,
  lister?: PortLister,
): Promise<void> {
  const { ports: found, problem } = await listPorts(lister);
  if (options.json === true) {
    output.out(json({ ports: found, problem: problem ?? null }));
    return;
  }
  const rows = found.map((port) => [
    port.path,
    `${port.board ?? ''}${port.unsuitable === true ? ' (not supported)' : ''}`,
    port.vendorId === undefined ? '' : `${port.vendorId}:${port.productId ?? '?'}`,
    port.manufacturer ?? '',
  ]);
  for (const line of columns(rows)) output.out(line);
  for (const { path, unsuitable } of found)
    if (unsuitable === true) output.out(unsuitableAmong(found, path)?.message ?? '');
  if (problem !== undefined) output.err(`muggins: ${problem}`);
  if (found.length === 0)
    output.out(
      `${problem === undefined ? 'There is no serial port.' : 'No serial port was found by its name.'} Plug the board in, or play on the emulated one: muggins start --emulator`,
    );
}

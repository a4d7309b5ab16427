// `muggins ports`: which serial ports are there, and which of them look like a board.
import { listPorts, type PortLister, unsuitableAmong } from '../../board/index.ts';
import { columns, type Output, print } from '../output.ts';
import type { PortsOptions } from './command.ts';

export async function ports(options: PortsOptions, output: Output, lister?: PortLister): Promise<void> {
  const { ports: found, problem = null } = await listPorts(lister);
  const rows = found.map((port) => [
    port.path,
    `${port.board ?? ''}${port.unsuitable === true ? ' (not supported)' : ''}`,
    port.vendorId === undefined ? '' : `${port.vendorId}:${port.productId ?? '?'}`,
    port.manufacturer ?? '',
  ]);
  const none = problem === null ? 'There is no serial port.' : 'No serial port was found by its name.';
  print(output, options, { ports: found, problem }, [
    ...columns(rows),
    ...found.flatMap(({ path, unsuitable = false }) =>
      unsuitable ? [unsuitableAmong(found, path)?.message ?? ''] : [],
    ),
    ...(found.length > 0
      ? []
      : [`${none} Plug the board in, or play on the emulated one: muggins start --emulator`]),
  ]);
  if (problem !== null && options.json !== true) output.err(`muggins: ${problem}`);
}

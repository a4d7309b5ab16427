// A sheet as DXF in millimetres, y upwards; words in a viewer's typeface are left out.
import { Colors, DxfWriter, LWPolylineFlags, Units } from '@tarikjabiri/dxf';
import { LAYERS, type Layer, round, type Sheet } from './sheet.ts';

const COLOURS: Readonly<Record<Layer, number>> = {
  cut: Colors.Red,
  engrave: Colors.Blue,
  guide: Colors.Green,
  ruler: Colors.White,
};

/** The sheet with its bottom left corner at the origin. The same sheet always gives the same bytes. */
export function dxf({ height, shapes, mark }: Sheet): string {
  const file = new DxfWriter();
  file.setUnits(Units.Millimeters);
  file.setVariable('$MEASUREMENT', { 70: 1 });
  for (const layer of LAYERS) file.addLayer(layer.toUpperCase(), COLOURS[layer], 'Continuous');
  // A drawing of nothing but cuts says which board it is of by the name of an empty layer.
  if (mark !== undefined) file.addLayer(`BOARD_${mark.toUpperCase()}`, Colors.White, 'Continuous');
  for (const shape of shapes) {
    if (shape.kind === 'words') continue;
    file.setCurrentLayerName(shape.layer.toUpperCase());
    if (shape.kind === 'circle') {
      file.addCircle({ x: round(shape.at.x), y: round(height - shape.at.y), z: 0 }, round(shape.radius));
    } else {
      const points = shape.points.map(({ x, y }) => ({ point: { x: round(x), y: round(height - y) } }));
      file.addLWPolyline(points, {
        flags: shape.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None,
      });
    }
  }
  return `${file.stringify().replaceAll('\r\n', '\n').trimEnd()}\n`;
}

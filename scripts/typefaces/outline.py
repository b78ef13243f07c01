"""Turns the contours of a glyph into the compact record that Typography reads.

A record is

    face        1 byte
    op count    1 byte, or 0x80 | high 7 bits and a low byte
    ops         4 bits each, low nibble first
    values      the operands of all ops, in order

Operands are differences in the units of the face. A value from -112 to 111 is one byte (value + 112);
a value from -4096 to 4095 is two: 224 + the high 5 bits of (value + 4096), then the low 8 bits.
"""

from fontTools.pens.recordingPen import DecomposingRecordingPen

MOVE, LINE, HLINE, VLINE, QUAD, QUAD_HV, QUAD_VH = 0, 1, 2, 3, 4, 5, 6
CUBIC, CUBIC_HV, CUBIC_VH, CUBIC_HH, CUBIC_VV = 7, 8, 9, 10, 11
SPLINE, SPLINE_NEXT, SPLINE_END = 12, 13, 14

# Where the longest difference ends; longer lines and moves are cut in pieces.
REACH = 4095


def contours(glyph_set, name, scale=1, shift=0):
  """The drawing commands of a glyph with whole coordinates, moved right by `shift` and scaled."""
  pen = DecomposingRecordingPen(glyph_set)
  glyph_set[name].draw(pen)
  commands = []
  for verb, points in pen.value:
    moved = [None if p is None else (round(p[0] * scale + shift), round(p[1] * scale)) for p in points]
    commands.append((verb, moved))
  return commands


def bounds(commands):
  """The box round all points, control points included, or None of a blank glyph."""
  points = [p for _, ps in commands for p in ps if p is not None]
  if not points:
    return None
  xs, ys = [p[0] for p in points], [p[1] for p in points]
  return min(xs), min(ys), max(xs), max(ys)


class Encoder:
  """Collects the ops and values of one glyph."""

  def __init__(self):
    self.ops, self.values = [], bytearray()
    self.x = self.y = 0
    self.start = (0, 0)

  def number(self, value):
    if -112 <= value <= 111:
      self.values.append(value + 112)
    else:
      assert -4096 <= value <= 4095, f"difference of {value} units"
      self.values += bytes([224 + ((value + 4096) >> 8), (value + 4096) & 255])

  def emit(self, op, *numbers):
    self.ops.append(op)
    for value in numbers:
      self.number(value)

  def move(self, point):
    while point != (self.x, self.y):
      dx = max(-REACH, min(REACH, point[0] - self.x))
      dy = max(-REACH, min(REACH, point[1] - self.y))
      self.emit(MOVE, dx, dy)
      self.x, self.y = self.x + dx, self.y + dy
    if not self.ops or self.ops[-1] != MOVE:
      self.emit(MOVE, 0, 0)
    self.start = point

  def line(self, point):
    while point != (self.x, self.y):
      dx = max(-REACH, min(REACH, point[0] - self.x))
      dy = max(-REACH, min(REACH, point[1] - self.y))
      if dy == 0:
        self.emit(HLINE, dx)
      elif dx == 0:
        self.emit(VLINE, dy)
      else:
        self.emit(LINE, dx, dy)
      self.x, self.y = self.x + dx, self.y + dy

  def cubic(self, c1, c2, end):
    dx1, dy1 = c1[0] - self.x, c1[1] - self.y
    dx2, dy2 = c2[0] - c1[0], c2[1] - c1[1]
    dx3, dy3 = end[0] - c2[0], end[1] - c2[1]
    if dy1 == 0 and dx3 == 0:
      self.emit(CUBIC_HV, dx1, dx2, dy2, dy3)
    elif dx1 == 0 and dy3 == 0:
      self.emit(CUBIC_VH, dy1, dx2, dy2, dx3)
    elif dy1 == 0 and dy3 == 0:
      self.emit(CUBIC_HH, dx1, dx2, dy2, dx3)
    elif dx1 == 0 and dx3 == 0:
      self.emit(CUBIC_VV, dy1, dx2, dy2, dy3)
    else:
      self.emit(CUBIC, dx1, dy1, dx2, dy2, dx3, dy3)
    self.x, self.y = end

  def spline(self, controls, end):
    """A TrueType spline, whose points between two controls are implied half way."""
    first = controls[0]
    dx, dy = first[0] - self.x, first[1] - self.y
    if len(controls) == 1:
      ex, ey = end[0] - first[0], end[1] - first[1]
      if dy == 0 and ex == 0:
        self.emit(QUAD_HV, dx, ey)
      elif dx == 0 and ey == 0:
        self.emit(QUAD_VH, dy, ex)
      else:
        self.emit(QUAD, dx, dy, ex, ey)
    else:
      second = controls[1]
      self.emit(SPLINE, dx, dy, second[0] - first[0], second[1] - first[1])
      for a, b in zip(controls[1:], controls[2:]):
        self.emit(SPLINE_NEXT, b[0] - a[0], b[1] - a[1])
      self.emit(SPLINE_END, end[0] - controls[-1][0], end[1] - controls[-1][1])
    self.x, self.y = end

  def closed_spline(self, controls):
    """A contour without any point on the curve; it starts half way between the last two controls."""
    a, b = controls[-1], controls[0]
    start = (round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2))
    self.move(start)
    self.spline(controls, start)

  def record(self, face):
    """The finished bytes."""
    while self.ops and self.ops[-1] == MOVE:
      self.ops.pop()
    if not self.ops:
      return b""
    count = len(self.ops)
    assert count < 0x8000
    head = bytes([face, count]) if count < 0x80 else bytes([face, 0x80 | count >> 8, count & 255])
    padded = self.ops + [0] * (count & 1)
    nibbles = bytes(low | high << 4 for low, high in zip(padded[::2], padded[1::2]))
    return head + nibbles + bytes(self.values)


def encode(commands, face):
  """The record of a glyph; empty when the glyph draws nothing."""
  encoder = Encoder()
  for verb, points in commands:
    if verb == "moveTo":
      encoder.move(points[0])
    elif verb == "lineTo":
      encoder.line(points[0])
    elif verb == "curveTo":
      encoder.cubic(*points)
    elif verb == "qCurveTo" and points[-1] is None:
      encoder.closed_spline(points[:-1])
    elif verb == "qCurveTo":
      encoder.spline(points[:-1], points[-1])
  return encoder.record(face)

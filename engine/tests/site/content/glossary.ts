import type { GlossaryEntry } from 'onesource';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'bisque',
    term: 'Bisque',
    aliases: ['biscuit'],
    definition: 'Clay after its first firing: hard, but still porous enough to take a glaze.',
  },
  {
    id: 'cone',
    term: 'Cone',
    aliases: ['pyrometric cone'],
    definition: 'A small pyramid that bends when a firing has done a known amount of work.',
    see: '/background/cones',
  },
  {
    id: 'controller',
    term: 'Controller',
    aliases: [],
    anchors: ['control-unit'],
    definition: 'The computer that switches the elements so that a firing follows its program.',
    see: 'api:kiln/install',
  },
  {
    id: 'element',
    term: 'Element',
    aliases: ['heating element'],
    definition: 'A coil of wire that glows while the controller lets current through it.',
  },
  {
    id: 'firing',
    term: 'Firing',
    aliases: ['firings'],
    definition: 'One run of a program, from a cold kiln to a cold kiln, with its log.',
    see: 'api:kiln/firings',
  },
  {
    id: 'log',
    term: 'Log',
    aliases: ['firing log'],
    definition: 'What the controller measured during a firing, one line for each minute.',
    see: 'api:kiln/firings',
  },
  {
    id: 'program',
    term: 'Program',
    aliases: ['schedule'],
    definition: 'The ramps and soaks that a firing goes through, in order.',
    see: 'api:kiln/programs',
  },
  {
    id: 'ramp',
    term: 'Ramp',
    aliases: [],
    definition: 'A part of a program in which the temperature changes at a fixed rate.',
  },
  {
    id: 'soak',
    term: 'Soak',
    aliases: ['hold'],
    definition: 'A part of a program in which the temperature stays the same.',
  },
  {
    id: 'thermocouple',
    term: 'Thermocouple',
    aliases: [],
    definition: 'Two joined wires whose voltage tells the controller how hot the firing is.',
    see: 'api:kiln/thermocouples',
  },
];

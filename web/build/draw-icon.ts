import { createElement, type SVGProps } from 'react'

type Icon = { name: string; node: [shape: string, attributes: SVGProps<SVGElement>][] }

/**
 * Takes the place of lucide's own `createLucideIcon`, which also reads settings that this page does
 * not have. The icons are decoration, so screen readers pass over them.
 */
// biome-ignore lint/style/noDefaultExport: the icons import their library's function as a default
export default function drawIcon({ name, node }: Icon) {
  return ({ className = '', ...rest }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: `lucide lucide-${name} ${className}`,
        ...rest,
      },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    )
}

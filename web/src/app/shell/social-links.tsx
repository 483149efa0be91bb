const networks = [
  { name: 'GitHub', sign: 'github', href: 'https://github.com' },
  { name: 'X', sign: 'x', href: 'https://x.com' },
  { name: 'LinkedIn', sign: 'linkedin', href: 'https://www.linkedin.com' },
]

export function SocialLinks() {
  return (
    <ul className="-ms-3 flex">
      {networks.map(({ name, sign, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-xl text-ink-2 hover:bg-brand-soft hover:text-ink-1"
          >
            <svg aria-hidden="true" className="size-5" fill="currentColor">
              <use href={`/social.svg#${sign}`} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

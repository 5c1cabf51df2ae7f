import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ImagePlus, Link2, type LucideIcon, MessageSquareText } from 'lucide-react';
import { Fragment, type MouseEvent, type Ref, useSyncExternalStore } from 'react';
import { keyNames } from '../../ui/Kbd/keyNames.ts';
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx';
import type { RichTextTexts } from '../richTextTexts.ts';
import { Bar, Key, Rule, Tip, TipKeys } from './editor.styles.ts';
import { clearTool, type Tool, toolGroups } from './tools.ts';

interface BarKeyProps {
  label: string;
  keys?: string | undefined;
  icon: LucideIcon;
  onPress: (event: MouseEvent) => void;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  off?: boolean | undefined;
}

const never = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As `aria-keyshortcuts` wants it: `mod+b` is Control+B, on Apple Meta+B. */
function ariaKeys(keys: string, apple: boolean): string {
  return keys
    .split('+')
    .map((key) => (key === 'mod' ? (apple ? 'Meta' : 'Control') : key.charAt(0).toUpperCase() + key.slice(1)))
    .join('+');
}

function BarKey({ label, keys, icon: Icon, onPress, pressed, expanded, off = false }: BarKeyProps) {
  const apple = useSyncExternalStore(never, isApple, () => false);
  const tip = (
    <Tip>
      {label}
      {keys === undefined ? null : <TipKeys>{keyNames(keys, apple).join(' ')}</TipKeys>}
    </Tip>
  );
  return (
    <Tooltip content={tip} named side="bottom">
      <Toolbar.Button
        render={<Key type="button" />}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-keyshortcuts={keys === undefined ? undefined : ariaKeys(keys, apple)}
        disabled={off}
        // The selection stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Toolbar.Button>
    </Tooltip>
  );
}

export type Panel = 'link' | 'alt' | null;

interface EditorBarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  texts: RichTextTexts;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  /** Opens the choice of files; undefined: no pictures here. */
  onPickImage: (() => void) | undefined;
}

const allTools = [...toolGroups.flat(), clearTool];

/** The tools over the text: one tab stop, arrows between them (APG toolbar). */
export function EditorBar({ ref, editor, texts, panel, onPanel, onPickImage }: EditorBarProps) {
  const { on, off, linked, pictured } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: allTools.filter((tool) => tool.on?.(now) === true).map(({ name }) => name),
      off: allTools.filter((tool) => tool.can?.(now) === false).map(({ name }) => name),
      linked: now.isActive('link'),
      pictured: now.isActive('image'),
    }),
  });
  const press = (tool: Tool) => (event: MouseEvent) => {
    // By keyboard the focus stays in the bar.
    if (event.detail > 0) editor.commands.focus();
    tool.run(editor);
  };
  const draw = (tool: Tool) => (
    <BarKey
      key={tool.name}
      label={texts[tool.name]}
      keys={tool.keys}
      icon={tool.icon}
      pressed={tool.on ? on.includes(tool.name) : undefined}
      off={off.includes(tool.name)}
      onPress={press(tool)}
    />
  );
  return (
    <Bar
      ref={ref}
      aria-label={texts.toolbar}
      // On the way down: an open tooltip would keep Escape to itself.
      onKeyDownCapture={(event) => event.key === 'Escape' && editor.view.focus()}
    >
      {toolGroups.map((group) => (
        <Fragment key={group[0]?.name}>
          {group.map(draw)}
          <Rule aria-hidden />
        </Fragment>
      ))}
      <BarKey
        label={texts.link}
        keys="mod+k"
        icon={Link2}
        pressed={linked}
        expanded={panel === 'link'}
        onPress={() => onPanel(panel === 'link' ? null : 'link')}
      />
      {onPickImage && !pictured ? <BarKey label={texts.image} icon={ImagePlus} onPress={onPickImage} /> : null}
      {pictured ? (
        <BarKey
          label={texts.imageAlt}
          icon={MessageSquareText}
          expanded={panel === 'alt'}
          onPress={() => onPanel(panel === 'alt' ? null : 'alt')}
        />
      ) : null}
      <Rule aria-hidden />
      {draw(clearTool)}
    </Bar>
  );
}

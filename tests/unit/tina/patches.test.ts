import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAIN_WORDS } from '../../../tina/patches/plainWords.ts';

// What Tina's own code has to say for each patch to fit. Tina does not load outside a browser, so that its
// code is read; that the patches do their work is seen in tests/editor.
const PATCHES = 'tina/patches';
const ADMIN = 'tinacms/dist/index.js';
const HOOKS = 'tinacms/dist/react.js';
const REDUCER = '@tinacms/app/src/lib/graphql-reducer.ts';
const SERVER = '@tinacms/cli/dist/index.js';
const SLATE = 'slate-react/dist/index.es.js';

const SAVED = 'Document saved!';

const CONTRACTS: Record<string, readonly (readonly [file: string, ...says: string[]])[]> = {
  'adminPage.ts': [
    [ADMIN, 'LOCAL_CLIENT_KEY = "tina.local.isLogedIn"', 'getItem(LOCAL_CLIENT_KEY) === "true"'],
    [
      SERVER,
      '<title>TinaCMS</title>',
      '<div id="root"></div>',
      "import RefreshRuntime from 'http://localhost:$",
      'basePath}src/main.tsx"',
      'apiURL = this.configManager.config.contentApiUrlOverride;',
    ],
    [ADMIN, 'this.options.customContentApiUrl = options.schema.config.contentApiUrlOverride;'],
    ['@tinacms/schema-tools/dist/index.js', 'if (url.includes("localhost")) {'],
    [ADMIN, 'link.href = "https://fonts.googleapis.com', 'document.head.appendChild(link);'],
  ],
  'askBeforeMoving.ts': [
    [ADMIN, 'forms: [...state.forms, { tinaForm: action.value }]', '"aria-label": `Back to $'],
  ],
  'besideNew.ts': [
    [
      ADMIN,
      'crudType: "create"',
      'id: schemaCollection.path + folderName + `/new-post.',
      'navigate(',
    ],
    [HOOKS, 'parent.postMessage({ type: "open", ...rest, id }', 'event.source === window.parent'],
  ],
  'blockReferences.ts': [
    [
      '@tinacms/schema-tools/dist/index.js',
      'findReferencesFromCollection(name2) {',
      'const templatePath = `$',
    ],
    ['@tinacms/graphql/dist/index.js', 'this.tinaSchema.findReferencesFromCollection('],
  ],
  'canonicalFiles.ts': [
    [
      '@tinacms/graphql/dist/index.js',
      'async get(filepath) {',
      'async put(filepath, data, basePath',
    ],
    [SERVER, 'bridge: new FilesystemBridge2(', 'chokidar.watch(collectionContentFiles)'],
  ],
  'checkUploads.ts': [
    [
      ADMIN,
      'await cms.media.persist(',
      'async persist(files',
      '.url}/upload/$',
      'contentApiUrl.origin}/media`;',
    ],
  ],
  'clickToEdit.ts': [
    [
      HOOKS,
      '"[data-tina-field], [data-tina-field-overlay]"',
      'document.addEventListener("click", mouseDownHandler, true)',
      'document.querySelector("[data-tina-field]")',
    ],
    [REDUCER, "event?.data?.type === 'quick-edit'"],
  ],
  'closeErrors.ts': [
    [
      ADMIN,
      'alert.level === "error"',
      'alerts.dismiss(alert);',
      'fixed bottom-6 left-1/2',
      'fixed inset-0 z-modal',
      'createElement(ModalTitle, null, children), close2 && /* @__PURE__ */ React.createElement(',
      'className: "ml-auto flex justify-self-end items-center fill-gray-400 cursor-pointer',
      '"Media Manager"), /* @__PURE__ */ React__default.createElement(\n    "div",\n    {\n      onClick: close2,\n      className: "flex items-center fill-gray-400 cursor-pointer',
    ],
  ],
  'countAllFields.ts': [
    [
      ADMIN,
      'const canSubmit = !pristine && !submitting',
      'const pristineClass = pristine ? "text-green-500" : "text-red-500";',
    ],
  ],
  'enterGroups.ts': [
    [
      ADMIN,
      'const state = tinaForm.finalForm.getState();',
      'if (state.invalid === true) {',
      '"Cannot navigate away from an invalid form."',
    ],
  ],
  'focusClicked.ts': [
    [HOOKS, '{ type: "field:selected", fieldName }'],
    [ADMIN, 'htmlFor: name2', '"data-test": `form:$'],
  ],
  'hearCaret.ts': [
    [
      SLATE,
      'throttle(() => {',
      'debounce(onDOMSelectionChange, 0)',
      'scheduleOnDOMSelectionChange.flush();\n      onDOMSelectionChange.flush();',
      "window.document.addEventListener('selectionchange', onSelectionChange);",
    ],
    [ADMIN, 'from "@udecode/plate'],
  ],
  'keepDrafts.ts': [[ADMIN, 'this.path = options.path || id;', 'form.initialize(values);']],
  'keepFailed.ts': [
    [REDUCER, 'if (isSessionExpiredError(e)) throw e;', 'updateDocument(collection: $collection'],
    [
      ADMIN,
      'isErrorNamed(error, "SessionExpiredError")',
      'form.initialize(values);\n        return response;\n      } catch (error) {',
    ],
  ],
  'keepTyped.ts': [
    [
      ADMIN,
      'Object.entries(valOverride)) {\n            form.change(key, value);\n          }\n        }\n        const response = await this.onSubmit(',
      'form.initialize(values);\n        return response;',
    ],
  ],
  'keepUnsaved.ts': [
    [SERVER, 'server.ws.send({ type: "full-reload", path: "*" })'],
    [
      'vite/dist/client/client.mjs',
      'await hmrClient.notifyListeners(payload.event, payload.data);\n\t\t\tif (payload.event === "vite:ws:disconnect")',
      'await waitForSuccessfulPing(url.href);\n\t\t\t\t\tlocation.reload();',
    ],
  ],
  'labelFields.ts': [
    [
      ADMIN,
      'htmlFor: name2',
      'className: `block font-sans text-xs italic font-light text-gray-400',
      'text-red-500 pt-3 animate-slide-in',
      'createElement(FieldLabel, { name: name2 }, label !== false',
    ],
  ],
  'lateErrors.ts': [
    [
      ADMIN,
      'text-red-500 pt-3 animate-slide-in',
      'className: `relative w-full px-2 $',
      'flex-none w-full h-16 px-6 bg-white border-t',
    ],
  ],
  'offerUnused.ts': [[ADMIN, 'return this.finalForm.getState().initialValues;']],
  'onAction.ts': [[ADMIN, 'cms.dispatch = dispatch;']],
  'onForm.ts': [[ADMIN, 'cms.dispatch({ type: "forms:add", value: form });']],
  'onMove.ts': [[ADMIN, 'createElement(HashRouter, null']],
  'oneDateFunction.ts': [['@tinacms/graphql/dist/index.js', 'import { isValid } from "date-fns";']],
  'oneMenu.ts': [
    [
      ADMIN,
      'const SidebarLink = (props) => {',
      'onClick: props.onClick ? props.onClick : () => {\n      },',
      'relative z-30 flex flex-col bg-white border-r border-gray-200 w-96 h-full',
      'menuIsOpen ? "" : "hidden"',
      'className: "fixed left-0 top-0 z-overlay h-full"',
      'className: "flex items-stretch h-dvh overflow-hidden" }',
      'fixed top-0 left-0 h-dvh z-base',
    ],
  ],
  'onlyStudio.ts': [[SERVER, 'await server.listen(Number(this.port));']],
  'ownLists.tsx': [
    [
      ADMIN,
      'path: "screens/:screenName"',
      'path: "collections/:collectionName/*"',
      'cms.plugins.getType("screen").all()',
      'value: view.name,\n      onClick',
    ],
  ],
  'paceUpdates.ts': [
    [
      REDUCER,
      'form.subscribe(\n                () => {\n                  setOperationIndex((i) => i + 1);\n                },\n                { values: true }',
      'processPayload(payload);\n      }\n    });\n  }, [operationIndex]);',
    ],
  ],
  'patchEditor.ts': [
    [ADMIN, 'props.cmsCallback(cms);'],
    ['@tinacms/app/src/main.tsx', '<React.StrictMode>'],
  ],
  'plainTyping.ts': [
    [
      ADMIN,
      'AutoformatPlugin.configure({\n    options: {\n      enableUndoOnDelete: true,',
      '\n  SlashPlugin,\n',
      'LinkPlugin.configure({\n    options: {',
    ],
  ],
  'plainWords.ts': [
    [
      ADMIN,
      'const LOADING_MESSAGES = [',
      '🦙"',
      '" Log Out"',
      'calloutStyle: "warning", className: cn("w-fit"',
      'TinaExtendedIcon, { className: "h-8 w-auto fill-orange-500" }',
    ],
    [ADMIN, ...Object.keys(PLAIN_WORDS).filter((words) => words !== SAVED)],
    [REDUCER, SAVED],
  ],
  'previewAddress.ts': [
    [ADMIN, 'path: "/~/*"', 'resolvePreviewPath(splat)', 'setReportedURL(href);'],
  ],
  'previewWidths.ts': [['@tinacms/app/src/preview.tsx', "id='tina-iframe'"]],
  'quietDot.ts': [[ADMIN, 'cn("w-3 h-3 fill-current", pristineClass)', ': "text-red-500"']],
  'renderAtOnce.ts': [
    [
      HOOKS,
      'event.data.type === "updateData"',
      'window.addEventListener("message", handleMessage)',
    ],
    [REDUCER, "type: 'updateData'"],
  ],
  'saveAgain.ts': [
    [
      ADMIN,
      'return { [FORM_ERROR]: error };',
      '!hasValidationErrors && !(invalid && !dirtySinceLastSubmit);',
    ],
    ['final-form/dist/final-form.cjs.js', 'delete state.formState.submitError;'],
  ],
  'saveOthers.ts': [[ADMIN, 'return this.finalForm.submit();', 'form.initialize(values);']],
  'showOpened.ts': [[ADMIN, 'type: "forms:set-active-field-name"']],
  'tellRefusal.ts': [
    [
      ADMIN,
      '__publicField(this, "fetchFunction", (input, init) => {',
      'path}`, {\n        method: "DELETE"\n      });\n    }',
      'code: body.code,\n        message: body.message || "Failed to rename the file."',
    ],
  ],
  'useLiveData.ts': [
    [HOOKS, 'type: "user-select-form"', '}, [props.data, id]);'],
    [REDUCER, "event.data.type === 'user-select-form'", "event.data.type === 'open'"],
  ],
};

const read = (file: string) => readFileSync(file, 'utf8');
const installed = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`)).version;

it('each patch has a contract', () => {
  expect(readdirSync(PATCHES).sort()).toEqual(Object.keys(CONTRACTS));
});

describe.each(Object.entries(CONTRACTS))('tina/patches/%s', (patch, contract) => {
  it('is written for the installed version', () => {
    const versions = read(`${PATCHES}/${patch}`).matchAll(/(@?tinacms(?:\/\w+)?) (\d+\.\d+\.\d+)/g);
    const named = [...versions].map(([, name = '', version]) => [name, version]);
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(named.map(([name = '']) => [name, installed(name)]));
  });

  it.each(contract)('fits %s', (file, ...says) => {
    const code = read(`node_modules/${file}`);
    expect(says.filter((part) => !code.includes(part))).toEqual([]);
  });
});
